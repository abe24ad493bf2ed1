console.log("sample");
